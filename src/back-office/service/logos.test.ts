// The sweep of unused uploads keeps every logo that a version of the look shows. On both engines.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inTransaction, type ServiceContext } from '#database/context.server.ts'
import { urlOfPath } from '#files/rules/files.ts'
import { assets } from '#files/tables.ts'
import { specLook } from '#kit/shop.ts'
import { lookSection } from '#shop-settings/rules/shop-section.ts'
import { saveSettings } from '#shop-settings/service/sections.server.ts'
import { openTestDatabase } from '../../../tests/database.ts'
import { backOfficeModule } from '../module.ts'

const { context } = await openTestDatabase({ seeded: false })
const admin: ServiceContext = { ...context, actor: { userId: null, roles: ['admin'] } }

async function newUpload(at: number): Promise<{ id: string; url: string }> {
	const id = randomUUID()
	const path = `${randomUUID()}/${at}.png`
	await context.db.insert(assets).values({
		id,
		userId: null,
		visitorKey: randomUUID(),
		name: 'logo.png',
		kind: 'raster',
		bytes: 1,
		width: 40,
		height: 20,
		inks: [],
		warnings: [],
		sha256: id,
		path,
		originalKey: `originals/${path}`,
		createdAt: context.now,
	})
	return { id, url: urlOfPath(path) }
}

const show = (url: string | null, seen: number) =>
	inTransaction(admin, (inner) =>
		saveSettings(inner, lookSection, {
			seen,
			values: { ...specLook, logo: url === null ? null : { url, width: 40, height: 20 } },
		}),
	)

test('logos of this and of earlier versions are in use, other uploads are not', async () => {
	const [first, second, other] = [await newUpload(1), await newUpload(2), await newUpload(3)]
	const ids = [first.id, second.id, other.id]
	expect(await backOfficeModule.artInUse(context, ids)).toEqual(new Set())
	await show(first.url, 0)
	await show(second.url, 1)
	await show(null, 2)
	expect(await backOfficeModule.artInUse(context, ids)).toEqual(new Set([first.id, second.id]))
	expect(await backOfficeModule.artInUse(context, [])).toEqual(new Set())
})
