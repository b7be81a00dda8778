/** Lets the browser fetch a file that is likely to be needed, when it has nothing else to do. */
export function prefetch(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}
