const HtmlWebpackPlugin = require('html-webpack-plugin');

// With SHARED set, the build takes these modules from the host.
const shared = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
];
const externals = process.env.SHARED ? shared : [];

/** @type {import('webpack').Configuration} */
module.exports = {
  entry: './src/index.jsx',
  output: {
    filename: '[name].[contenthash].js',
    library: { type: 'umd' },
    globalObject: 'self',
    chunkLoadingGlobal: 'webpackChunkBridgeApp',
    publicPath: process.env.PUBLIC_PATH ?? 'http://localhost:8098/',
  },
  externals,
  module: {
    rules: [
      {
        test: /\.jsx$/,
        loader: 'esbuild-loader',
        options: { jsx: 'automatic' },
      },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
    ],
  },
  plugins: [new HtmlWebpackPlugin({ template: './index.html' })],
  devServer: {
    port: 8098,
    headers: { 'Access-Control-Allow-Origin': '*' },
    historyApiFallback: true,
  },
};
