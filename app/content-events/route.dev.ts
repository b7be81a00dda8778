import { watchContent } from '@/lib/content/watch-content';

// The ending `.dev.ts` keeps this route out of the build (`pageExtensions` in next.config.mjs).

/** Sends every change of the content since a time to the open preview, as server-sent events. */
export function GET(request: Request): Response {
  const since = Number(new URL(request.url).searchParams.get('since'));
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      send(': open\n\n');
      const stop = watchContent(() => send('event: change\ndata:\n\n'), since);
      request.signal.addEventListener('abort', stop);
    },
  });
  return new Response(stream, {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
  });
}
