// QR codes in PDF, drawn as one path.
import { encode } from 'uqr'
import { artifact, tint, type Paper } from './paper.ts'

type Square = { x: number; y: number; size: number }

/** Draws the code on white with a quiet zone of two modules, all inside `size` points. */
export function qrCode(paper: Paper, text: string, { x, y, size }: Square): void {
	const { doc } = paper
	const { data, size: count } = encode(text, { ecc: 'M', border: 2 })
	const module = size / count
	artifact(paper, () => {
		doc.rect(x, y, size, size).fill('#ffffff')
		for (const [row, cells] of data.entries())
			for (const [column, isDark] of cells.entries())
				if (isDark) doc.rect(x + column * module, y + row * module, module + 0.02, module + 0.02)
		doc.fill(tint.ink)
	})
}
