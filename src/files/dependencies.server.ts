// What uploads inside forms of pages need: where files are stored, and the process that checks them.
import { createContext } from 'react-router'
import type { PhotoParts } from './service/photos.server.ts'
import type { FileParts } from './service/upload.server.ts'

/** Router context that gives such forms their dependencies. */
export const filesContext = createContext<FileParts & PhotoParts>()
