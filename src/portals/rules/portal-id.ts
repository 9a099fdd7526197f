// The readable id of a portal in addresses: `lakewood-rams-7f3a`.

const longest = 40

/** The team's name in letters, digits and hyphens; `team` when nothing remains. */
export function slugOf(teamName: string): string {
	const plain = teamName
		.normalize('NFKD')
		.replaceAll(/\p{M}+/gu, '')
		.toLowerCase()
		.replaceAll(/['’]+/g, '')
		.replaceAll(/[^a-z0-9]+/g, '-')
		.slice(0, longest)
		.replaceAll(/^-+|-+$/g, '')
	return plain || 'team'
}

/** @param tail random, so that a portal cannot be found by its team's name */
export const portalIdOf = (teamName: string, tail: string): string => `${slugOf(teamName)}-${tail}`
