// A shop on a PostgreSQL of its own without demo data: the catalog by `npm run seed`, the first admin by `npm run admin`,
// mails to a server of the test.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { onServer } from '../database-url.ts'
import { startMailServer } from '../factories/mail.ts'
import { startPostgres } from '../postgresql.ts'
import { toast } from './account-page.ts'
import { closePage } from './browser.ts'
import { newDataFolder, openOwnShop } from './own-shop.ts'
import { patience } from './patience.ts'

const run = promisify(execFile)

/** What a command found stands in its output, which the failure does not show. */
const withOutput = (failure: Error & { stdout?: string }): never => {
	throw new Error(`${failure.message}\n${failure.stdout ?? ''}`, { cause: failure })
}

const closing: (() => unknown)[] = []
/** Call after all tests. */
export async function closeRealShop(): Promise<void> {
	// Files share this module: the next one closes only what it opened.
	for (const close of closing.splice(0).toReversed()) await close()
}

/** One for each test file. @param isEmpty without the catalog of the seed */
export async function openRealShop({ isEmpty = false } = {}) {
	const mail = await startMailServer()
	closing.push(mail.close)
	const server = await startPostgres()
	closing.push(server.stop)
	const name = `season_${randomBytes(6).toString('hex')}`
	const operator = new pg.Client({ connectionString: onServer(server.url, 'postgres') })
	await operator.connect()
	await operator.query(`create database ${name}`)
	closing.push(
		() => operator.end(),
		() => operator.query(`drop database if exists ${name} with (force)`),
	)
	// The commands and the shop share it: the doctor looks for the shop's files.
	const folder = newDataFolder()
	closing.push(() => rmSync(folder, { recursive: true, force: true }))
	const settings = {
		DATABASE_URL: onServer(server.url, name),
		DEMO: 'off',
		SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
		MAIL_FROM: 'Fieldhouse <hello@shop.test>',
		MAIL_SUPPORT_TO: 'support@shop.test',
	}
	const command = async (script: string, ...args: string[]): Promise<string> => {
		const env = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: folder, ...settings }
		const printed = run(process.execPath, [`scripts/${script}.ts`, ...args], { env })
		return (await printed.catch(withOutput)).stdout
	}
	if (!isEmpty) await command('seed')
	const created = await command('admin', 'create', 'owner@example.com')
	const shop = await openOwnShop({ environment: settings, folder })
	closing.push(shop.close)
	return {
		url: shop.url,
		databaseUrl: settings.DATABASE_URL,
		mail,
		/** What the command for the first admin printed. */
		created,
		/** A command of the README. @returns what it prints */
		command,
		/** The text of the newest mail to an address with this subject. */
		letterTo: async (to: string, subject: string): Promise<string> => {
			const found = () =>
				mail.received.findLast(
					({ to: own, source }) => own.includes(to) && source.includes(`Subject: ${subject}`),
				)
			await expect.poll(found, patience).toBeDefined()
			return (found()?.source ?? '')
				.replaceAll(/=\r?\n/g, '')
				.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
		},
	}
}

/** Path and query of the first address in a text with this part in it; home when there is none. */
export function pathIn(text: string, part: string): string {
	const found = new RegExp(`http://[^\\s"<>]*${part}[^\\s"<>]*`).exec(text)?.[0]
	if (found === undefined) return '/'
	const { pathname, search } = new URL(found.replaceAll('&amp;', '&'))
	return pathname + search
}

/** Sets the password of the first admin by the printed link. @returns the page, which offers to continue */
export async function asFirstAdmin(page: Page, created: string): Promise<Page> {
	await page.goto(pathIn(created, '/auth/confirm'))
	await page.getByRole('button', { name: 'Continue' }).click()
	await page.waitForURL(/\/auth\/reset/)
	await page.locator('input[type="password"]').first().fill('correct horse')
	await page.locator('main form button[type="submit"]').last().click()
	await page.getByText('Password set').waitFor(patience)
	return page
}

type AskedPortal = {
	organization: string
	sport: string
	colors: readonly [string, string]
	onTheGear: string
	contact: { name: string; email: string }
	teamName: string
	/** Further fields of the admin's form, by label. */
	fields: Readonly<Record<string, string>>
	items: readonly RegExp[]
}

/**
 * Requests a portal as a visitor and accepts it as an admin.
 * @param visitor is closed
 * @returns the portal's id
 */
export async function openPortal(
	{ visitor, admin }: Record<'visitor' | 'admin', Page>,
	{ organization, sport, colors, onTheGear, contact, teamName, fields, items }: AskedPortal,
): Promise<string> {
	await visitor.goto('/team')
	await visitor.getByLabel('Organization name').fill(organization)
	await visitor.getByLabel('Sport').selectOption(sport)
	for (const [at, group] of ['First color', 'Second color'].entries())
		await visitor
			.getByRole('group', { name: group })
			.getByLabel(colors[at] ?? '', { exact: true })
			.check()
	await visitor.getByLabel('Name on the gear').fill(onTheGear)
	await visitor.getByLabel('Contact name').fill(contact.name)
	await visitor.getByLabel('Contact email').fill(contact.email)
	await visitor.locator('main form').getByRole('button', { name: 'Request Team Portal' }).click()
	await visitor.waitForURL(({ pathname }) => pathname === '/')
	await closePage(visitor)
	await admin.goto('/admin/requests')
	await admin.getByRole('link', { name: organization }).first().click()
	await admin.getByLabel('Team name').fill(teamName)
	for (const [label, text] of Object.entries(fields))
		await admin.getByLabel(label, { exact: true }).fill(text)
	for (const item of items) await admin.getByRole('checkbox', { name: item }).first().check()
	await admin.getByRole('button', { name: 'Accept and open the portal' }).click()
	await admin.waitForURL(/\/admin\/portals\/[a-z-]+-[a-z0-9]{4}/)
	return new URL(admin.url()).pathname.split('/').at(-1) ?? ''
}

/** Accepts the mailed invitation to the portal. */
export async function joinAsCoach(
	coach: Page,
	{ letter, portalId }: { letter: string; portalId: string },
): Promise<void> {
	await coach.goto(pathIn(letter, '/join'))
	await coach.getByRole('button', { name: 'Accept the invitation' }).click()
	await coach.waitForURL(new RegExp(`/portal/${portalId}`))
}

/**
 * Enters where the gear goes and pastes the roster.
 * @param count players in it
 * @returns the paths of the families' links, in the roster's order
 */
export async function linkFamilies(
	coach: Page,
	{ portalId, pasted, count }: { portalId: string; pasted: string; count: number },
): Promise<string[]> {
	await coach.goto(`/portal/${portalId}/delivery`)
	const address = { name: 'Casey Vale', line1: '1 School Street', city: 'Lakewood', zip: '44107' }
	for (const [field, text] of Object.entries(address))
		await coach.locator(`main input[name="${field}"]`).fill(text)
	await coach.locator('main select[name="state"]').selectOption('OH')
	await coach.getByRole('button', { name: 'Save address' }).click()
	await coach.waitForLoadState()
	await coach.goto(`/portal/${portalId}/roster`)
	await coach.getByRole('button', { name: 'Paste a list or choose a file' }).click()
	await coach.getByLabel('Or paste the list').fill(pasted)
	await coach.getByRole('button', { name: 'Read the list' }).click()
	await coach.getByRole('button', { name: new RegExp(`^Take over ${count} player`) }).click()
	await coach.getByRole('button', { name: 'Save roster' }).click()
	await toast(coach, 'Roster saved').waitFor(patience)
	await coach.getByRole('button', { name: 'Family links' }).click()
	const dialog = coach.getByRole('dialog', { name: 'Family links' })
	await dialog.getByRole('button', { name: new RegExp(`^Make ${count} link`) }).click()
	const links = dialog.getByText(/\/roster\/[\w-]{43}$/)
	await links.nth(count - 1).waitFor({ state: 'attached', ...patience })
	return (await links.allTextContents()).map((link) => pathIn(link, '/roster/'))
}

/** Pays on the sandbox's page. @returns the order's id */
export async function payOnSandbox(page: Page): Promise<string> {
	await page.waitForURL('**/sandbox/pay/*')
	await page.locator('main form button').first().click()
	await page.waitForURL(/payment=success/)
	return new URL(page.url()).searchParams.get('order') ?? ''
}
