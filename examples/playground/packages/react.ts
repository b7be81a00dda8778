import * as React from 'react';

// A script that brings a React of its own
Object.assign(window, { React });
