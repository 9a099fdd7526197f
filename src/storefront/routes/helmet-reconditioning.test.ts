import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { shopContext } from '#http/context.server.ts'
import { specShell } from '#kit/shop.ts'
import { loader } from './helmet-reconditioning.tsx'

test('a shop that reconditions no helmets says so where the page would be', async () => {
	const context = new RouterContextProvider()
	context.set(shopContext, { ...specShell, facts: { ...specShell.facts, hasHelmetService: false } })
	// Cast: the loader reads nothing else of the request before it decides.
	await expect(loader({ context } as never)).rejects.toMatchObject({
		init: { status: 404 },
		data: 'This shop does not recondition helmets.',
	})
})
