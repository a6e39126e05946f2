import { useEffect, useRef, type ReactNode } from 'react';
import { FiArrowLeft } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import styles from './EventFrame.module.css';

type EventFrameProps = { title: string; actions?: ReactNode; children: ReactNode };

/** A form in place of the list: the way back, what it is about, what can be done with it. It is read out from its title. */
export function EventFrame({ title, actions, children }: EventFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Link to="/admin/events" className={styles.back}>
        <FiArrowLeft aria-hidden="true" /> All events
      </Link>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.actions}>{actions}</div>
      </header>
      {children}
    </>
  );
}
