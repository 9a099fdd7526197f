// The logos of a design: id, view and frame in inches.
import type { Frame } from '#placement/units.ts'
import type { DesignConfig } from './schemas.ts'
import type { ViewDef } from './template.ts'

export type Logo = DesignConfig['logos'][number]

export const frameOf = ({ x, y, width, height, rotation }: Logo): Frame => ({ x, y, width, height, rotation })

/** Logos saved before views existed belong to the first view; undefined when the garment lacks the view. */
export const viewOfLogo = (
	views: readonly ViewDef[],
	{ view = views[0]?.id }: Pick<Logo, 'view'>,
): ViewDef | undefined => views.find(({ id }) => id === view)

/** The logo's id for decorations and checks; the index in the list for designs saved without ids. */
export const logoItemId = (logo: Pick<Logo, 'id'>, index: number): string => logo.id ?? `logo-${index}`
