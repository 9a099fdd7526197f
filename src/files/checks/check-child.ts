// A separate process that checks uploads: a decompression bomb, native crash or endless file costs only this process.
import type { PhotoCrop } from '#pictures/rules/photo-crop.ts'
import { serveTasks } from '#process-pool/child.ts'
import { checkArt } from './check.ts'
import { checkPhoto, cutPhoto, type CheckedPhoto } from './photo.ts'

const tasks = {
	check: ({ bytes, name }: { bytes: Uint8Array; name: string }) => checkArt(bytes, name),
	photo: ({ bytes }: { bytes: Uint8Array }) => checkPhoto(bytes),
	cut: ({ photo, crop }: { photo: CheckedPhoto; crop: PhotoCrop }) => cutPhoto(photo, crop),
}
export type CheckTasks = typeof tasks

serveTasks(tasks)
