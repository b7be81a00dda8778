import * as React from 'react';
import * as ReactDOM from 'react-dom/client';

// React and the renderer that belongs to it
Object.assign(window, { React, ReactDOM });
