'use client';

import { useState } from 'react';
import type { IslandProps } from '../site/island';

export default function FeedbackIsland({ question, thanks }: IslandProps['feedback']) {
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <p role="status">{thanks}</p>;
  return (
    <p>
      {question}{' '}
      <button type="button" onClick={() => setIsSent(true)}>
        👍
      </button>
    </p>
  );
}
