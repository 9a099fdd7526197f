// Proofs as a coach orders them from the running shop, and the memory of the processes that make them.
import { setTimeout as pause } from 'node:timers/promises'
import { DesignConfig } from '../src/garments/schemas.ts'
import type { BuilderRequest, BuilderResult } from '../src/designs/schemas.ts'
import type { PageAnswer } from '../src/http/page-requests.ts'
import { runningProcesses } from '../scripts/process-figures.ts'
import { coachsCookie } from './sessions.ts'
import type { Shop } from './shop.ts'

/** The shop process started by this program, and the proof processes that the shop started. */
export function processesOf(): { shop: number; makers: number[] } {
	const all = runningProcesses()
	const shop = all.find(({ parent, command }) => parent === process.pid && command.includes('start.mjs'))
	const makers = all.filter(({ parent, command }) => parent === shop?.pid && command.includes('proof-child'))
	return { shop: shop?.pid ?? 0, makers: makers.map(({ pid }) => pid) }
}

async function productId({ url }: Shop): Promise<string> {
	const body = await (await fetch(`${url}/sport/football/products`)).text()
	const id = /href="\/product\/([^"]+)"[^>]*>Gridiron Elite Game Jersey</.exec(body)?.[1]
	if (!id) throw new Error('The list does not show the jersey to design')
	return id
}

/** A coach who designs: every order is for a new version, since each version's proof is made only once. */
export async function openDesigner(shop: Shop) {
	const headers = {
		cookie: await coachsCookie(shop),
		origin: shop.url,
		'content-type': 'application/json',
		accept: 'application/json',
	}
	const product = await productId(shop)
	let saved = { designId: '', version: 0 }

	async function ask<Sent extends BuilderRequest>(
		request: Sent,
	): Promise<PageAnswer<BuilderResult[Sent['intent']]>> {
		const body = JSON.stringify(request)
		const response = await fetch(`${shop.url}/designs/actions`, { method: 'POST', headers, body })
		// Cast: `BuilderResult` types the route's answer to each intent.
		const answer = (await response.json()) as PageAnswer<BuilderResult[Sent['intent']]>
		if (!answer.ok) throw new Error(`${request.intent} was refused: ${answer.message}`)
		return answer
	}

	/** Saves a version and orders its proof. */
	async function order(): Promise<number> {
		const config = DesignConfig.parse({
			primaryColor: '#14284f',
			secondaryColor: '#f2b21b',
			teamName: `Wildcats ${saved.version + 1}`,
			playerName: 'Johnson',
			playerNumber: '24',
		})
		const designId = saved.designId || null
		const save = { intent: 'save', productId: product, designId, baseVersion: saved.version, config } as const
		const answer = await ask(save)
		if (answer.ok) saved = answer.result
		await ask({ intent: 'make-proof', ...saved })
		return saved.version
	}

	const isReady = async (version: number): Promise<boolean> => {
		const response = await fetch(`${shop.url}/designs/${saved.designId}/proof/${version}.pdf`, { headers })
		await response.arrayBuffer()
		return response.ok
	}
	return {
		order: async (count: number): Promise<number[]> => {
			const versions: number[] = []
			for (let at = 0; at < count; at += 1) versions.push(await order())
			return versions
		},
		isReady,
		/** Waits for proofs in the order of their requests. @throws Error when one takes minutes */
		ready: async (versions: readonly number[], each: () => void = () => undefined): Promise<void> => {
			for (const version of versions) {
				const startedAt = performance.now()
				while (!(await isReady(version))) {
					if (performance.now() - startedAt > 300_000) throw new Error(`Proof ${version} never came`)
					await pause(250)
					each()
				}
			}
		},
	}
}
export type Designer = Awaited<ReturnType<typeof openDesigner>>
