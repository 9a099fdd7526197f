import { expect, test } from 'vitest'
import { bodyBytesFor } from './body-limit.ts'

const [usual, portal, purchaseOrder, stockFile] = [
	256 * 1024,
	2 * 1024 * 1024,
	11 * 1024 * 1024,
	4.25 * 1024 * 1024,
]

test.each([
	['/', usual],
	['/checkout', usual],
	['/checkout/bulk', purchaseOrder],
	['/checkout/bulk.data', purchaseOrder],
	['/checkout/bulk/more', usual],
	['/portal/team-123', portal],
	['/portal/team-123/draft', portal],
	['/portals', usual],
	['/admin/products/import', stockFile],
	['/admin/products/import.data', stockFile],
	['/admin/products/stock.csv', usual],
])('%s takes in %i bytes', (path, bytes) => {
	expect(bodyBytesFor(path)).toBe(bytes)
})
