import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipEntries } from '#files/rules/zip.ts'
import { unnamedFiles } from './product-zip.ts'

const empty = strToU8('')
const entriesOf = (...paths: string[]) =>
	zipEntries(zipSync(Object.fromEntries(paths.map((path) => [path, empty]))))

test.each([
	[['products.csv', 'Front.JPG', 'back.jpg'], ['back.jpg']],
	[['season/products.csv', 'season/front.jpg', 'season/photos/back.jpg'], ['photos/back.jpg']],
	[['products.csv', 'photos/front.jpg', 'photos/back.jpg'], ['photos/back.jpg']],
	[['a/products.csv', '__MACOSX/a/._front.jpg', 'a/.DS_Store', 'a/none'], ['none']],
	[['products.csv', 'a\u202e\n.jpg'], ['a.jpg']],
	[['products.csv', 'front.jpg'], []],
])('of %j no row names %j', (paths, unnamed) => {
	expect(unnamedFiles(entriesOf(...paths), ['', 'none', 'Photos/front.jpg'])).toEqual(unnamed)
})
