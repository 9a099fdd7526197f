// Input that attackers send and visitors never type: values, addresses and forms for the fuzz journey.
import fc from 'fast-check'
import { names, nasty, oddities, shapes } from './hostile-words.ts'
import type { RawRequest } from './raw-requests.ts'

const value = fc.oneof(
	{ weight: 4, arbitrary: fc.constantFrom(...nasty) },
	{ weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
	{ weight: 1, arbitrary: fc.integer().map(String) },
)

/** Percent-encodes any text; a lone surrogate becomes its three bytes, which are not valid UTF-8. */
const encoded = (text: string): string =>
	[...text].map((sign) => (/^[\ud800-\udfff]$/.test(sign) ? '%ED%A0%80' : encodeURIComponent(sign))).join('')

/** Sequences that no encoder produces. */
const broken = fc.constantFrom(
	'%',
	'%2',
	'%ZZ',
	'%00',
	'%c0%af',
	'%E0%A4%A',
	'%FF',
	'+',
	'%252e',
	'&&',
	'=',
	'?',
	'#',
)
const piece = fc.oneof({ weight: 4, arbitrary: value.map(encoded) }, { weight: 1, arbitrary: broken })

const pair = fc
	.tuple(fc.oneof(fc.constantFrom(...names), piece), piece)
	.map(([name, given]) => `${name}=${given}`)
const query = fc.array(pair, { maxLength: 6 }).map((pairs) => (pairs.length > 0 ? `?${pairs.join('&')}` : ''))

/** Slashes and question marks would change the page. */
const segment = piece.filter((text) => !/[?#]/.test(text))
/** `open`: the paths of pages that exist. */
const paths = (open: readonly string[]) =>
	fc.oneof(
		{ weight: 3, arbitrary: fc.constantFrom(...open) },
		{
			weight: 1,
			arbitrary: fc.constantFrom(...open.map((path) => (path === '/' ? '/_root.data' : `${path}.data`))),
		},
		{
			weight: 3,
			arbitrary: fc
				.tuple(fc.constantFrom(...shapes), segment)
				.map(([shape, text]) => shape.replace('*', () => text)),
		},
		{ weight: 1, arbitrary: fc.constantFrom(...oddities) },
	)

/** Restricts a path to characters that the HTTP client sends. */
const sendable = (path: string): string => path.replaceAll(/[^!-ÿ]/gu, (sign) => encoded(sign))

const headers = fc.constantFrom<Record<string, string>[]>(
	{},
	{},
	{ accept: 'application/json' },
	{ 'accept-encoding': 'br;q=x, gzip, *;q=0' },
	{ cookie: 'session=%00; cart=[[[; __Host-session=null' },
	{ authorization: 'Bearer null' },
	{ 'if-none-match': '"%"', range: 'bytes=9999999-1' },
	{ 'x-forwarded-for': "' or 1=1", 'x-forwarded-host': 'evil.example' },
	{ host: 'evil.example' },
	{ host: '[::::]:x' },
)

/** GET requests for every open page and for similar paths. */
export const readings = (open: readonly string[]): fc.Arbitrary<RawRequest> =>
	fc
		.record({ method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD'), path: paths(open), query, headers })
		.map(({ method, path, query: asked, headers: sent }) => ({
			method,
			path: sendable(path + asked),
			headers: sent,
		}))

/** Methods that content pages do not support. */
export const wrongMethods = (open: readonly string[]): fc.Arbitrary<RawRequest> =>
	fc.record({
		method: fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'),
		path: paths(open.filter((path) => path !== '/support')).map(sendable),
		headers: fc.constantFrom<Record<string, string>[]>(
			{},
			{ origin: 'https://evil.example' },
			{ 'sec-fetch-site': 'cross-site' },
			{ 'content-type': 'application/json' },
		),
		body: fc.constantFrom('', 'a=b', '{', 'x'.repeat(2_000)),
	})

const types = [
	'',
	'application/x-www-form-urlencoded',
	'multipart/form-data',
	'multipart/form-data; boundary=x',
	'multipart/form-data; boundary="',
	'application/json',
	'text/plain',
	'image/png',
	'nonsense',
	'; ;',
]
const field = fc
	.tuple(fc.constantFrom('name', 'subject', 'message', 'website', '__proto__', 'toString', 'name[]'), piece)
	.map(([name, given]) => `${name}=${given}`)
const parts = field.map((text) => {
	const [name = '', given = ''] = text.split('=')
	return `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a"\r\n\r\n${given}\r\n--x--`
})
const body = fc.oneof(
	fc.array(field, { maxLength: 6 }).map((fields) => fields.join('&')),
	parts,
	fc.constantFrom(
		'',
		'{',
		'[]',
		'--x',
		'--x--',
		'&'.repeat(5_000),
		'a='.repeat(20_000),
		`name=${'x'.repeat(300_000)}`,
	),
)

/** Incomplete forms for /support: without an email, none is saved or counts as a message. */
export const badForms: fc.Arbitrary<RawRequest> = fc
	.record({
		type: fc.constantFrom(...types),
		body,
		isChunked: fc.boolean(),
		end: fc.constantFrom('', '.data', '?index'),
	})
	.map(({ type, body: text, isChunked, end }) => ({
		method: 'POST',
		path: `/support${end}`,
		body: text,
		headers: {
			...(type ? { 'content-type': type } : {}),
			...(isChunked
				? { 'transfer-encoding': 'chunked' }
				: { 'content-length': String(Buffer.byteLength(text)) }),
		},
	}))
