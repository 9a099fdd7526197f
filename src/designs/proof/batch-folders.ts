// Folder names in production zips; none of them identifies a player.
import type { LetteringSlot } from '#garments/template.ts'

/** Holds the files that all players of a design share. */
export const sharedFolder = 'shared'

/** True for lettering that differs between players. */
export const isOwn = ({ slot }: { slot?: LetteringSlot | undefined }): boolean =>
	slot === 'name' || slot === 'number'

/** Converts a placement's id to a folder name. */
export const folderName = (id: string): string => id.replace(/[^A-Za-z0-9_-]+/g, '-').slice(0, 60)
