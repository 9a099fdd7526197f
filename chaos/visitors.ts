// People of a run who do not buy just now: they look around, design, or decide about purchase orders.
import type { Browser } from './browser.ts'
import type { Shopping } from './buyer.ts'
import { browserIn, enter, type Environment } from './environment.ts'
import type { Step } from './traffic.ts'

const sports = ['football', 'baseball', 'basketball', 'soccer', 'hockey', 'lacrosse'] as const
const words = ['jersey', 'hoodie', 'gridiron', 'shorts', 'red', 'youth', 'helmt', 'long sleeve'] as const
const orders = ['', '?sort=price-asc', '?sort=name', '?page=2'] as const

/** Reads a page that has to be there. */
async function read(
	browser: Browser,
	{ ledger }: Environment,
	{ step, path }: { step: Step; path: string },
): Promise<string> {
	const { status, text } = await browser.send({ step, path })
	if (status !== 200) ledger.complaints.push(`${path} answered ${status} (${step})`)
	return text
}

/** Looks at pages without an account until the run is over. */
export async function browseRepeatedly({ environment, random, label }: Shopping): Promise<void> {
	const browser = browserIn(environment, label)
	while (!environment.isOver()) {
		const page = (step: Step, path: string) => read(browser, environment, { step, path })
		await page('home', '/')
		await page('list', `/sport/${random.pick(sports)}/products${random.pick(orders)}`)
		const word = encodeURIComponent(random.pick(words))
		await page('suggest', `/search/suggest?q=${word.slice(0, 4)}`)
		await page('search', `/search?q=${word}`)
		await page('product', `/product/${random.pick(environment.goods).product}`)
	}
}

const color = (number: number): string => `#${number.toString(16).padStart(6, '0')}`

/** Saves designs in an own account until the run is over. */
export async function designRepeatedly({ environment, random, label }: Shopping): Promise<void> {
	const browser = browserIn(environment, label)
	const name = `${environment.name}-${label}`
	await enter(browser, { email: `${name}@chaos.example`, password: `chaos ${name}`, isNew: true })
	const list = await read(browser, environment, { step: 'list', path: '/builder/jerseys' })
	const ids = [
		...new Set(Array.from(list.matchAll(/href="\/builder\/([0-9a-f-]{36})/g), ([, id]) => id ?? '')),
	]
	if (ids.length === 0) throw new Error('The list of jerseys leads to no builder')
	for (let count = 1; !environment.isOver(); count += 1) {
		const productId = random.pick(ids)
		const opened = await browser.send({ step: 'design', path: `/builder/${productId}` })
		// The list has products that are sold as they are: their address leads to the product.
		if (opened.status === 302) continue
		const config = {
			primaryColor: color(random.below(0x1_00_00_00)),
			secondaryColor: '#f2b21b',
			teamName: `Team ${count}`,
			playerNumber: String(random.below(100)),
		}
		const saved = await browser.send({
			step: 'design',
			path: '/designs/actions',
			json: { intent: 'save', productId, designId: null, baseVersion: 0, config },
		})
		if (!saved.text.includes('"designId"'))
			environment.ledger.complaints.push(`${name}: the design was answered by ${saved.text.slice(0, 200)}`)
		await read(browser, environment, { step: 'design', path: '/designs' })
	}
}

const approver = { email: 'schooladmin@demo.fieldhouse.test', password: 'fieldhouse-demo', isNew: false }
const waitMs = 2_000

/** Approves purchase orders of the run until it is over. */
export async function approveRepeatedly({ environment, label }: Shopping): Promise<void> {
	const browser = browserIn(environment, label)
	await enter(browser, approver)
	const decided = new Set<string>()
	while (!environment.isOver()) {
		const list = await read(browser, environment, { step: 'approve', path: '/approvals' })
		const waiting = Array.from(
			list.matchAll(/href="(\/approvals\/[0-9a-f-]{36})"/g),
			([, path]) => path ?? '',
		)
		for (const path of new Set(waiting)) {
			const page = decided.has(path) ? '' : await read(browser, environment, { step: 'approve', path })
			const code = environment.ledger.attempts.find(
				({ acknowledged: { reference }, ending }) =>
					ending === 'submitted' && reference !== undefined && page.includes(`#${reference}`),
			)
			const round = /name="round" value="(\d+)"/.exec(page)?.[1]
			// Orders of the demo itself stay as they are.
			if (!code || round === undefined) continue
			const answer = await browser.send({
				step: 'approve',
				path,
				form: { intent: 'approve', round, sure: '1' },
			})
			decided.add(path)
			code.isApproved = true
			if (answer.status >= 400 && answer.status !== 409)
				environment.ledger.complaints.push(`${path}: the approval was answered by ${answer.status}`)
		}
		await new Promise((resolve) => setTimeout(resolve, waitMs))
	}
}
