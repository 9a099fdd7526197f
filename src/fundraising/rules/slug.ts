// The address of a team's fundraiser: readable, and made of the team's name alone.

const longest = 60

/** `mill-creek-owls-fall-2026`. */
export function slugFor(teamName: string, season: string): string {
	const words = `${teamName} ${season}`
		.normalize('NFKD')
		.replaceAll(/[\u0300-\u036f'’]/g, '')
		.toLowerCase()
		.replaceAll(/[^a-z0-9]+/g, '-')
		.replaceAll(/^-|-$/g, '')
	return words.slice(0, longest).replace(/-$/, '') || 'team'
}

/** The same, with a number when another team has it. */
export function freeSlug(slug: string, taken: readonly string[]): string {
	if (!taken.includes(slug)) return slug
	let number = 2
	while (taken.includes(`${slug}-${number}`)) number += 1
	return `${slug}-${number}`
}

export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 80
