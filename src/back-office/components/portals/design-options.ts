// Designs that a catalog item can have.
import type { CoachDesign, ItemLine } from '#portals/views.ts'

const nameOf = ({ name, teamName }: Pick<CoachDesign, 'name' | 'teamName'>): string =>
	name || teamName || 'Design'

/** The product without a design, the latest version of each of its designs, and the current version if it differs. */
export function designOptions(item: ItemLine, designs: readonly CoachDesign[]) {
	const own = designs.filter(({ productId }) => productId === item.productId)
	const latest = own.map((design) => ({
		value: `${design.id}:${design.version}`,
		label: `${nameOf(design)}, version ${design.version}`,
	}))
	const current = item.designId === null ? '' : `${item.designId}:${item.designVersion ?? 1}`
	const isListed = current === '' || latest.some(({ value }) => value === current)
	const kept = {
		value: current,
		label: `${item.designName || 'The design chosen before'}, version ${item.designVersion ?? 1}`,
	}
	return [{ value: '', label: 'As it is, without a design' }, ...(isListed ? [] : [kept]), ...latest]
}

/** The chosen design: null for the product without a design, undefined for an unknown option. */
export function chosenDesign(value: string): { id: string; version: number } | null | undefined {
	if (value === '') return null
	const [, id, version] = /^([0-9a-f-]{36}):([1-9]\d{0,5})$/.exec(value) ?? []
	return id === undefined ? undefined : { id, version: Number(version) }
}
