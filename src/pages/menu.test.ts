import { expect, test } from 'vitest'
import { roles, type Role } from '#kit/roles.ts'
import { accountLinksFor, linksFor, menuGroups } from './menu.ts'

const teamRoles: readonly Role[] = ['coach', 'school_admin', 'csr', 'admin']
const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label)

test('the main menu has the five groups of the specification', () => {
	expect(labels(menuGroups)).toEqual(['Sports', 'Team Solutions', 'Custom Gear', 'Services', 'Company'])
})

test.each(roles)('the account menu of %s shows the team links only to those who run teams', (role) => {
	const shown = accountLinksFor({ roles: [role] })
	const team = shown.filter(({ label }) => label === 'Team Dashboard' || label === 'Approvals')
	expect(team.map(({ href }) => href)).toEqual(teamRoles.includes(role) ? ['/team', '/approvals'] : [])
})

test('a visitor sees every public menu link, a signed-in player only the useful ones', () => {
	const group = menuGroups.find(({ label }) => label === 'Team Solutions')
	const links = group?.links ?? []
	expect(linksFor(links, null)).toHaveLength(links.length)
	expect(labels(linksFor(links, { roles: ['player'] }))).not.toContain('Approvals')
	expect(labels(linksFor(links, { roles: ['coach'] }))).toContain('Approvals')
})
