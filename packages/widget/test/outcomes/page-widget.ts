import { createWidget } from '../../src/create-widget.ts'

Object.assign(globalThis, { createWidget })
