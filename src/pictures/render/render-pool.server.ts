// The processes that render pictures.
import { programFile } from '#kit/root.server.ts'
import { createProcessPool, type PoolOptions } from '#process-pool/pool.server.ts'
import type { Drawn, RenderTasks } from './render-child.ts'
import { specShell, type CardShop } from '#kit/shop.ts'
import type { DownloadShape, PictureShape } from '../urls.ts'

/** `shop`: what a card or a ground shows of it. */
type PoolOrder = Drawn & { shape: PictureShape | DownloadShape; shop?: CardShop; isUrgent: boolean }

/**
 * Of the processes. resvg takes memory anew for each texture; in pages of 2 MiB instead of 4 KiB it has it at once, where
 * a virtual machine may need longer for the pages than resvg for the drawing (mimalloc's `MI_OPTION_ALLOW_LARGE_OS_PAGES`).
 */
export const renderEnvironment: NodeJS.ProcessEnv = { ...process.env, MIMALLOC_ALLOW_LARGE_OS_PAGES: '1' }

export function createRenderPool(options: Partial<PoolOptions> = {}) {
	const pool = createProcessPool<RenderTasks>({
		script: programFile('src/pictures/render/render-child.ts'),
		product: 'picture',
		// The first worn picture of a cut takes longest, on a busy machine some seconds.
		limitMs: 30_000,
		env: renderEnvironment,
		...options,
	})
	return {
		/** @throws Error when the drawing fails or takes longer than `limitMs` */
		render: ({ shape, shop = specShell, isUrgent, ...drawn }: PoolOrder): Promise<Uint8Array> =>
			pool.run('render', { drawn, shape, shop }, { isUrgent }),
		close: pool.close,
	}
}
export type RenderPool = ReturnType<typeof createRenderPool>
