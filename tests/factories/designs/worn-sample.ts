// A worn view as the picture processes draw one: WebP, 640 by 800, with a transparent ground and much detail.
import sharp from 'sharp'

const side = 640

export async function wornSample(): Promise<Uint8Array> {
	const lines = Array.from(
		{ length: 60 },
		(_, at) =>
			`<path d="M${80 + at * 8} 90V710" stroke="#${['0a2a5c', 'f2b21b', 'ffffff'][at % 3]}" stroke-width="4"/>`,
	)
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="800">${lines.join('')}</svg>`
	return new Uint8Array(await sharp(Buffer.from(svg)).webp({ quality: 76 }).toBuffer())
}
