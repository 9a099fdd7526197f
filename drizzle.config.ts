// For `npx drizzle-kit@0.31.11 generate --name what_changes`; the tool is fetched when it is needed.
export default {
	dialect: 'postgresql',
	schema: ['./src/*/tables.ts', './src/*/tables/*.ts'],
	out: './src/database/migrations',
}
