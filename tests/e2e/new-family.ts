// A family that reads Spanish, in a team that did not exist before.
import type { Browser } from 'playwright'
import { expect, inject } from 'vitest'
import { signIn } from './account-page.ts'
import { closePage, openPage } from './browser.ts'
import { openTeam } from './new-team.ts'

const heading = 'Player\tNumber\tShirt size\tShorts size\tParent email\tLanguage'

/** @returns the path of the family's page */
export async function spanishFamily(browser: Browser, address: string): Promise<string> {
	const shopUrl = inject('shopUrl')
	const { portalId, coach } = await openTeam(shopUrl, {
		items: [{ name: 'Gridiron Pro Game Jersey', isRequired: true }, { name: 'Varsity Fleece Hoodie' }],
		players: [{ name: 'Robin Quintero', number: '4', size: 'M', shorts: 'M' }],
	})
	const page = await openPage(browser)
	await signIn(page, coach)
	const portal = `${shopUrl}/portal/${portalId}`
	const headers = { Origin: shopUrl }
	const text = `${heading}\nAlma Zubizarreta\t12\tL\tM\t${address}\tSpanish`
	const added = await page.request.post(`${portal}/roster`, { headers, form: { intent: 'paste', text } })
	expect(added.ok()).toBe(true)
	// Cast: the shape is that of the portal's own players.
	const { players } = (await (await page.request.get(`${portal}/players.json`)).json()) as {
		players: { id: string; number: string }[]
	}
	const rowIds = players.flatMap(({ id, number }) => (number === '12' ? [id] : []))
	const made = await page.request.post(`${portal}/roster/actions`, {
		headers,
		data: { intent: 'make-links', rowIds },
	})
	const [link] = /\/roster\/[\w-]{43}/.exec(await made.text()) ?? ['']
	await closePage(page)
	return link
}

/** What the shop's data names: goods, the team and its school, whatever language the page is in. */
export const namesInData =
	/Gridiron Pro Game Jersey|Varsity Fleece Hoodie|Rawhide|Fieldhouse|Sixty (?:Lakes High|Herons)|HERONS|English|coach-[0-9a-f]+@/g
