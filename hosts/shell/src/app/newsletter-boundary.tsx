import { Component, type ReactNode } from 'react';

interface NewsletterBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a newsletter that throws from taking the page along: it goes, the page stays. */
export class NewsletterBoundary extends Component<NewsletterBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
