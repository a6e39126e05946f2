import { useEffect, useRef, type ReactNode } from 'react';
import { FiArrowLeft } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import styles from './EventFrame.module.css';
import { useListAddress } from './use-list-address';

type EventFrameProps = { title: string; actions?: ReactNode; children: ReactNode };

/** A form in place of the list: the way back, what it is about, what can be done with it. It is read out from its title. */
export function EventFrame({ title, actions, children }: EventFrameProps) {
  const list = useListAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Link to={list} className={styles.back}>
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
