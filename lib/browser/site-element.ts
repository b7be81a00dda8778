/** A custom element whose listeners end when it leaves the document. It may be connected several times. */
export abstract class SiteElement extends HTMLElement {
  #connection: AbortController | undefined;

  protected abstract connect(signal: AbortSignal): void;

  connectedCallback(): void {
    this.#connection = new AbortController();
    this.connect(this.#connection.signal);
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
  }
}
