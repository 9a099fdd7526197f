// Who draws for the pages that show somebody's own drawing.
import { createContext } from 'react-router'
import type { PictureStudio } from './service/drawn-pictures.server.ts'

export const drawingStudio = createContext<Pick<PictureStudio, 'draw'>>()
