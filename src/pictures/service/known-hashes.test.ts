import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedProducts } from '#catalog/seeds/products.ts'
import { colorwaysOf, seedDesign } from '#catalog/seeds/design.ts'
import type { PictureSpec } from '../schemas.ts'
import { openKnownHashes } from './known-hashes.server.ts'

const product = seedProducts[0]!
const spec: PictureSpec = {
	templateId: product.templateId,
	templateVersion: 1,
	view: 'front',
	mode: 'thumb',
	config: seedDesign(product, colorwaysOf(product)[0]!),
}
const newFile = () => join(mkdtempSync(join(tmpdir(), 'fieldhouse-hashes-')), 'data', 'picture-hashes.json')

test('the next start of the same build knows what was computed, another build does not', () => {
	const file = newFile()
	const first = openKnownHashes(file, 'one')
	expect(first.of(spec)).toBeUndefined()
	first.add(spec, 'abc')
	expect(existsSync(file)).toBe(false)
	first.save()
	const next = openKnownHashes(file, 'one')
	expect(next.of(spec)).toBe('abc')
	expect(next.of({ ...spec, view: 'back' })).toBeUndefined()
	expect(openKnownHashes(file, 'two').of(spec)).toBeUndefined()
})

test('a damaged file is as good as none, and is written anew', () => {
	const file = newFile()
	openKnownHashes(file, 'one').save()
	expect(existsSync(file)).toBe(false)
	const first = openKnownHashes(file, 'one')
	first.add(spec, 'abc')
	first.save()
	writeFileSync(file, '{"build":"one","hashes":{"x":')
	const next = openKnownHashes(file, 'one')
	expect(next.of(spec)).toBeUndefined()
	next.add(spec, 'def')
	next.save()
	expect(openKnownHashes(file, 'one').of(spec)).toBe('def')
})
