import { useEffect, useRef, type ReactNode } from 'react';
import { FiArrowLeft } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import styles from './EntryFrame.module.css';

type EntryFrameProps = {
  title: string;
  /** The list that is gone back to: its address and what it holds. */
  list: string;
  all: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** A form in place of the list: the way back, what it is about, what can be done with it. It is read out from its title. */
export function EntryFrame({ title, list, all, actions, children }: EntryFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <Link to={list} className={styles.back}>
        <FiArrowLeft aria-hidden="true" /> {all}
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
