import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Whether it is this one that says so: what is above is told otherwise. */
  catches?: () => boolean;
};

/** Says that something broke, in place of a blank page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: { error: unknown } | null }> {
  override state: { broken: { error: unknown } | null } = { broken: null };

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override render() {
    const { children, catches } = this.props;
    const { broken } = this.state;
    if (broken === null) return children;
    if (catches?.() === false) throw broken.error;
    return (
      <main className="broken" role="alert">
        <h1>Something went wrong on this page</h1>
        <p>Nothing you sent before is lost.</p>
        <a href={`${location.pathname}${location.search}`} target="_self">
          Load the page again
        </a>
      </main>
    );
  }
}
