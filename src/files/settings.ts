// The object stores that can be configured; without one, files are stored in the data folder.
import { adapterSettings } from '#settings/adapters.ts'
import { s3 } from './object-stores/s3.server.ts'

export const filesSettings = adapterSettings('object stores', [s3])
