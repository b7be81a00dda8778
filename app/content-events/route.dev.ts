import { watchContent } from '@/lib/preview/watch-content';

// The ending `.dev.ts` keeps this route out of the build (`pageExtensions` in next.config.mjs).

/** Tells an open preview of every change in the content folder, as server-sent events. */
export function GET(request: Request): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send(': open\n\n');
      const stop = watchContent(() => send('event: change\ndata:\n\n'));
      request.signal.addEventListener('abort', stop);
    },
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
