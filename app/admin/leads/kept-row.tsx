import { Component } from "react";

interface KeptRowProps {
  /** The open lead. */
  id: string | undefined;
}

/**
 * Keeps the row that is opened where it was pressed: beside its lead the list becomes narrow, and the rows above get
 * other heights. A class, since only a class can look at the page right before it changes.
 */
export class KeptRow extends Component<KeptRowProps> {
  override getSnapshotBeforeUpdate(before: KeptRowProps): number | null {
    return this.props.id && !before.id ? this.#top() : null;
  }

  override componentDidUpdate(_props: KeptRowProps, _state: unknown, before: number | null): void {
    const now = before === null ? null : this.#top();
    if (before !== null && now !== null) scrollBy({ top: now - before, behavior: "instant" });
  }

  override render() {
    return null;
  }

  /** Where the row is in the window; null if it is not seen. */
  #top(): number | null {
    const row = document.querySelector(`a[data-row][href*="/${this.props.id}"]`);
    const top = row?.checkVisibility() ? row.getBoundingClientRect().top : -1;
    return top >= 0 ? top : null;
  }
}
