// Who draws for the pages that show somebody's own drawing.
import { createContext } from 'react-router'
import type { PictureRenderer } from './service/drawn-pictures.server.ts'

export const pictureRendererContext = createContext<Pick<PictureRenderer, 'draw'>>()
