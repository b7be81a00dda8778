'use client';

import { useState } from 'react';
import type { IslandProps } from '../site/island';

export default function FeedbackIsland({ question, thanks }: IslandProps['feedback']) {
  const [isPressed, setIsPressed] = useState(false);
  if (isPressed) return <p role="status">{thanks}</p>;
  return (
    <p>
      {question}{' '}
      <button type="button" onClick={() => setIsPressed(true)}>
        👍
      </button>
    </p>
  );
}
