import { expect, test } from 'vitest'
import { decideAccess } from '#accounts/policies.ts'
import { roles, type Role } from '#kit/roles.ts'
import { accountLinksFor, footerColumnsOf, linksFor, menuGroupsOf } from './menu.ts'
import { specShell } from '#kit/shop.ts'

const teamRoles: readonly Role[] = ['coach', 'school_admin', 'csr', 'admin']
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label)

test('the main menu has the five groups of the specification', () => {
	expect(labels(menuGroupsOf(specShell))).toEqual([
		'Sports',
		'Team Solutions',
		'Custom Gear',
		'Services',
		'Company',
	])
})

test('a shop without history and posts links to neither', () => {
	const bare = { ...specShell, hasHistory: false, hasBlog: false }
	const hrefs = [...menuGroupsOf(bare), ...footerColumnsOf(bare)].flatMap(({ links }) =>
		links.map(({ href }) => href),
	)
	expect(hrefs).toContain('/about')
	expect(hrefs).not.toContain('/history')
	expect(hrefs).not.toContain('/blog')
})

test.each(roles)('the account menu of %s shows the team links only to those who run teams', (role) => {
	const shown = accountLinksFor({ roles: [role] })
	const team = shown.filter(({ label }) => label === 'Team Dashboard' || label === 'Approvals')
	expect(team.map(({ href }) => href)).toEqual(teamRoles.includes(role) ? ['/team', '/approvals'] : [])
})

test('a visitor sees every public menu link, a signed-in player only the useful ones', () => {
	const group = menuGroupsOf(specShell).find(({ label }) => label === 'Team Solutions')
	const links = group?.links ?? []
	expect(linksFor(links, null)).toHaveLength(links.length)
	expect(labels(linksFor(links, { roles: ['player'] }))).not.toContain('Approvals')
	expect(labels(linksFor(links, { roles: ['coach'] }))).toContain('Approvals')
})

const addressOf = (href: string) => href.split('#')[0] ?? '/'

test.each(roles)('%s is shown every menu link that leads somewhere, and none that does not', (role) => {
	const viewer = { roles: [role] }
	const actor = { userId: 'u1', roles: [role] }
	const canOpen = ({ href }: { href: string }) => 'allow' in decideAccess(actor, addressOf(href))
	for (const { links } of menuGroupsOf(specShell)) {
		expect(linksFor(links, viewer).filter((link) => !canOpen(link))).toEqual([])
		const hidden = links.filter((link) => !linksFor(links, viewer).includes(link))
		expect(hidden.filter(canOpen)).toEqual([])
	}
	expect(accountLinksFor(viewer).filter((link) => !canOpen(link))).toEqual([])
})

test('coaches and players find their own team in the account menu', () => {
	const linksOf = (role: Role, portalId: string | null) =>
		accountLinksFor({ roles: [role], portalId }).filter(({ label }) => label === 'My Team')
	for (const role of ['coach', 'player'] as const) {
		expect(linksOf(role, 'team-123')).toEqual([{ label: 'My Team', href: '/portal/team-123' }])
		expect(linksOf(role, null)).toEqual([])
	}
	expect(linksOf('retail', 'team-123')).toEqual([])
})

test('the account menu shows the job board and the back office to those who work there', () => {
	const shown = (role: Role) =>
		accountLinksFor({ roles: [role] })
			.map(({ href }) => href)
			.filter((href) => href === '/production' || href === '/admin')
	expect(shown('admin')).toEqual(['/production', '/admin'])
	expect(shown('csr')).toEqual(['/production', '/admin'])
	expect(shown('production')).toEqual(['/production'])
	for (const role of ['school_admin', 'coach', 'player', 'retail'] as const) expect(shown(role)).toEqual([])
})
