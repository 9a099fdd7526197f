// Headers of tar archives: POSIX ustar, with a pax record where a name is longer than its field.

/** Headers and contents are padded to this many bytes. */
export const tarBlock = 512

export type TarEntry = { name: string; mode: number; size: number; kind: 'file' | 'folder' | 'pax' }

const flags: Record<TarEntry['kind'], string> = { file: '0', folder: '5', pax: 'x' }
const longestName = 100

/** Zero bytes that follow a content of this size. */
export const tarPadding = (size: number): number => (tarBlock - (size % tarBlock)) % tarBlock

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`

/** The sum over all bytes, where those of the sum itself count as spaces. */
const checksumOf = (header: Uint8Array): number =>
	header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)

function plainHeader({ name, mode, size, kind }: TarEntry): Buffer {
	const header = Buffer.alloc(tarBlock)
	header.write(name, 0, longestName)
	header.write(octal(mode, 7), 100)
	header.write(octal(0, 7), 108)
	header.write(octal(0, 7), 116)
	header.write(octal(size, 11), 124)
	header.write(octal(0, 11), 136)
	header.write(flags[kind], 156)
	header.write('ustar\u000000', 257)
	header.write(`${octal(checksumOf(header), 6)} `, 148)
	return header
}

/** `27 path=…\n`, where the number counts itself. */
function paxRecord(name: string): Buffer {
	const rest = Buffer.byteLength(` path=${name}\n`)
	const digits = String(rest + String(rest).length).length
	return Buffer.from(`${rest + digits} path=${name}\n`)
}

/** The header blocks of an entry. */
export function tarHeader(entry: TarEntry): Buffer {
	if (Buffer.byteLength(entry.name) <= longestName) return plainHeader(entry)
	const record = paxRecord(entry.name)
	const pax: TarEntry = { name: 'PaxHeader', mode: entry.mode, size: record.length, kind: 'pax' }
	const padding = Buffer.alloc(tarPadding(record.length))
	return Buffer.concat([plainHeader(pax), record, padding, plainHeader({ ...entry, name: 'long name' })])
}

/** The name in the content of a pax entry; undefined when it holds none. */
export const paxPath = (content: Uint8Array): string | undefined =>
	/^\d+ path=(.*)\n/m.exec(Buffer.from(content).toString())?.[1]

/** Undefined at the end of the archive. @throws Error for bytes that are no header */
export function readTarHeader(header: Buffer): TarEntry | undefined {
	if (header.every((byte) => byte === 0)) return undefined
	const text = (from: number, length: number) =>
		header.toString('utf8', from, from + length).replace(/\0.*$/s, '')
	const number = (from: number, length: number) => Number.parseInt(text(from, length).trim(), 8)
	const flag = text(156, 1)
	const kind = flag === '5' ? 'folder' : flag === 'x' ? 'pax' : 'file'
	const size = number(124, 12)
	if (number(148, 8) !== checksumOf(header) || !Number.isSafeInteger(size))
		throw new Error('These bytes are no header of a tar archive')
	return { name: text(0, longestName), mode: number(100, 8) & 0o777, size, kind }
}
