// What a fundraiser shows to the public: gear that raises money, in the team's colors, and nothing of a player.
import { eq } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { designVersions } from '#designs/tables.ts'
import { visitor } from '#kit/roles.ts'
import { dayMs } from '#kit/time.ts'
import { portalItems, teamPortals, teams } from '#portals/tables.ts'
import { roster } from '#rosters/tables.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { canary, newTeam, type TeamInput } from '../../../tests/factories/bulk-orders.ts'
import { openFundraiserOf } from '../../../tests/factories/fundraising.ts'
import { FundraiserPage } from '../components/fundraiser/fundraiser-page.tsx'
import { publicFundraiser } from './fundraiser.server.ts'

const { context } = await openTestDatabase({ seeded: false })
const anyone = { ...context, actor: visitor }
const { db } = context

/** The design's sample, the number and the parent are those of no other row. */
const sample = { playerName: 'QUILLFEN', playerNumber: '83' }
const parent = {
	parentName: 'Orla Quillfen',
	parentEmail: 'quillfen@example.test',
	parentPhone: '+13305550183',
}

async function showingTeam(input: TeamInput = {}) {
	const team = await newTeam(context, {
		marginBp: 1_250,
		raisesFunds: true,
		isDesigned: true,
		sample,
		...input,
	})
	await db
		.update(teams)
		.set({ primaryColor: 'purple', secondaryColor: 'orange', printedName: 'RAMS' })
		.where(eq(teams.id, team.teamId))
	await db.update(roster).set(parent).where(eq(roster.teamId, team.teamId))
	const slug = await openFundraiserOf(team.coach, team.portalId)
	const view = () => publicFundraiser(anyone, slug)
	return { ...team, view, names: async () => (await view()).items.map(({ name }) => name) }
}
type Team = Awaited<ReturnType<typeof showingTeam>>

/** The coach marks the jersey's design as one that raises funds. */
const markDesign = async ({ jersey }: Team) => {
	const [item] = await db.select().from(portalItems).where(eq(portalItems.id, jersey.itemId))
	const ofItem = eq(designVersions.designId, item?.designId ?? '')
	const [version] = await db.select().from(designVersions).where(ofItem)
	if (!version) throw new Error('The jersey has no design')
	await db
		.update(designVersions)
		.set({ config: { ...version.config, fundraisingEnabled: true } })
		.where(ofItem)
}

test('spirit wear and designs that raise funds are shown, in catalog order, a design in the team’s colors', async () => {
	const team = await showingTeam()
	expect(await team.names()).toEqual(['Rawhide Test Shorts'])
	await markDesign(team)
	const { items, marginBp, look } = await team.view()
	expect(items.map(({ name, isInTeamColors }) => [name, isInTeamColors])).toEqual([
		['Rawhide Test Jersey', true],
		['Rawhide Test Shorts', false],
	])
	expect({ marginBp, look }).toMatchObject({
		marginBp: 1_250,
		look: { primary: { id: 'purple' }, secondary: { id: 'orange' }, teamName: 'RAMS' },
	})
})

test('no name, number, address or phone of the roster is on the page, nor a way into the team’s store', async () => {
	const team = await showingTeam({ players: 12 })
	await markDesign(team)
	const view = await team.view()
	const page = renderToStaticMarkup(
		<FundraiserPage view={view} language="en" address="https://shop.test/fundraise/x" />,
	)
	expect(page).toContain('in/purple-orange')
	expect(page).toContain('12.5 % for the team')
	expect(page).toContain('Families order by their own link')
	const secrets = [
		...Array.from({ length: 12 }, (_, at) => canary(at)),
		sample.playerName,
		...Object.values(parent),
		...team.rosterIds,
		team.portalId,
		team.teamId,
	]
	for (const shown of [page, JSON.stringify(view)])
		expect(secrets.filter((secret) => shown.toUpperCase().includes(secret.toUpperCase()))).toEqual([])
	// As a word: hashes of pictures have such digits.
	expect(page).not.toMatch(/\b83\b/)
	const items = page.slice(page.indexOf('id="items"')).split('</section>')[0]
	expect(items).not.toMatch(/<(?:a|button|form)\b/)
})

test('nothing is offered without a margin, after an item’s last day, and in a closed season', async () => {
	expect(await (await showingTeam({ marginBp: 0 })).names()).toEqual([])
	const yesterday = new Date(context.now.getTime() - 2 * dayMs).toISOString().slice(0, 10)
	expect(await (await showingTeam({ deadlineOn: yesterday })).names()).toEqual([])
	const closed = await showingTeam()
	await db.update(teamPortals).set({ status: 'closed' }).where(eq(teamPortals.id, closed.portalId))
	expect(await closed.names()).toEqual([])
})
