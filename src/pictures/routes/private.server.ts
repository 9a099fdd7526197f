// Answers with pictures that are not for everyone: rendered for the request, never stored.
import type { RouterContextProvider } from 'react-router'
import { orNotFound } from '#http/answers.server.ts'
import { fileAnswer, taggedAnswer } from '#http/files.server.ts'
import { pictureRendererContext } from '../dependencies.server.ts'
import type { PrivatePicture } from '../schemas.ts'
import type { PictureWidth } from '../urls.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

/** The current picture as WebP. */
export async function privatePictureAnswer(
	{ context }: Pick<Asked, 'context'>,
	width: PictureWidth,
	picture: () => Promise<PrivatePicture>,
): Promise<Response> {
	const bytes = await context.get(pictureRendererContext).draw(await orNotFound(picture), width)
	return fileAnswer({ body: new Uint8Array(bytes), type: 'image/webp' })
}

export type TaggedPicture = { etag: string; picture: () => Promise<PrivatePicture> }

/** Cached by the browser, which revalidates every time: drawn and sent only after a change. */
export async function taggedPictureAnswer(
	asked: Asked,
	width: PictureWidth,
	find: () => Promise<TaggedPicture>,
): Promise<Response> {
	const { etag, picture } = await orNotFound(find)
	return taggedAnswer(asked.request, etag, () => privatePictureAnswer(asked, width, picture))
}
