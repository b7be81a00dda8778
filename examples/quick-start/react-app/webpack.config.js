const HtmlWebpackPlugin = require('html-webpack-plugin');

/** @type {import('webpack').Configuration} */
module.exports = {
  entry: './src/index.jsx',
  output: {
    library: { type: 'umd' },
    globalObject: 'self',
    chunkLoadingGlobal: 'webpackChunkReactApp',
    publicPath: process.env.PUBLIC_PATH ?? 'http://localhost:8091/',
  },
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
    port: 8091,
    headers: { 'Access-Control-Allow-Origin': '*' },
    historyApiFallback: true,
  },
};
