/** How Docker Compose is called here; null where it is missing or older than 2.24. DOCKER_COMPOSE names a program that is not in the PATH. */
export function findCompose(): string[] | null;
