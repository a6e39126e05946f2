import { Component, type ReactNode } from 'react';

/** Says that something broke, in place of a blank page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
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
