// The logos of a design: id, view and frame in inches.
import type { Frame } from '#placement/units.ts'
import type { DesignConfig } from './schemas.ts'
import type { ViewDef } from './template.ts'

export type Logo = DesignConfig['logos'][number]

export const frameOf = ({ x, y, width, height, rotation }: Logo): Frame => ({ x, y, width, height, rotation })

/** Art keeps its proportions: it is drawn whole in the middle of its frame, of which no side is below the smallest. */
export function artFrameOf(logo: Logo, aspectRatio = logo.width / logo.height): Frame {
	const width = Math.min(logo.width, logo.height * aspectRatio)
	const height = width / aspectRatio
	const x = logo.x + (logo.width - width) / 2
	const y = logo.y + (logo.height - height) / 2
	return { x, y, width, height, rotation: logo.rotation }
}

/** Logos saved before views existed belong to the first view; undefined when the garment lacks the view. */
export const viewOfLogo = (
	views: readonly ViewDef[],
	{ view = views[0]?.id }: Pick<Logo, 'view'>,
): ViewDef | undefined => views.find(({ id }) => id === view)

/** The logo's id for decorations and checks; the index in the list for designs saved without ids. */
export const logoItemId = (logo: Pick<Logo, 'id'>, index: number): string => logo.id ?? `logo-${index}`
