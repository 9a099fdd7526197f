// Names of folders in zips for the floor: none of them tells whose garment it is.
import type { LetteringSlot } from '#garments/template.ts'

/** Holds what all players of a design have on their garment. */
export const sharedFolder = 'shared'

/** Differs from player to player. */
export const isOwn = ({ slot }: { slot?: LetteringSlot | undefined }): boolean =>
	slot === 'name' || slot === 'number'

/** A placement's id as the name of a folder. */
export const folderName = (id: string): string => id.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 60)
