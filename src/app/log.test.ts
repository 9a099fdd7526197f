import { expect, test } from 'vitest'
import { loggablePath } from './log.ts'

test.each([
	['/pay/m6Wo_p9MonBfseIuRijIYCaS4a?payment=success', '/pay/:token'],
	['/pay/m6Wo_p9MonBfseIuRijIYCaS4a/pictures/3.webp', '/pay/:token/pictures/3.webp'],
	['/pay/m6Wo_p9MonBfseIuRijIYCaS4a.data', '/pay/:token'],
	['/quote/m6Wo_p9MonBfseIuRijIYCaS4a/pictures/0.webp', '/quote/:token/pictures/0.webp'],
	['/vote/m6Wo_p9MonBfseIuRijIYCaS4a/pictures/0/front.webp', '/vote/:token/pictures/0/front.webp'],
	['/mailed-pictures/9b2e/0/m6Wo_p9MonBfseIuRijIYA.jpg', '/mailed-pictures/:token'],
	['/stores/m6Wo_p9MonBfseIuRijIYA', '/stores/:token'],
	['/embed/m6Wo_p9MonBfseIuRijIYA.json', '/embed/:token.json'],
	['/embed/store.js', '/embed/store.js'],
	['/roster/abc', '/roster/:token'],
	['/join/abc', '/join/:token'],
	['/designs/shared/abc/proof.pdf', '/designs/shared/:token/proof.pdf'],
	['/orders/abc?name=Sam', '/orders/abc'],
])('%s is logged without what opens it', (path, logged) => {
	expect(loggablePath(path)).toBe(logged)
})
