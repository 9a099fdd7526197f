// The renderer for routes that show private drawings.
import { createContext } from 'react-router'
import type { PictureRenderer } from './service/drawn-pictures.server.ts'

export const pictureRendererContext =
	createContext<Pick<PictureRenderer, 'draw' | 'card' | 'download' | 'picture'>>()
