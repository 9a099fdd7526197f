CREATE TABLE "customer_import_rows" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"row" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"problems" jsonb NOT NULL,
	"customer" jsonb,
	"user_id" uuid,
	"address_ids" uuid[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "customer_import_rows_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "customer_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"unknown_columns" text[] NOT NULL,
	"notes" text[] NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"imported_at" timestamp with time zone,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "customer_import_rows" ADD CONSTRAINT "customer_import_rows_import_id_customer_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."customer_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_import_rows_state_idx" ON "customer_import_rows" USING btree ("import_id","state","position");--> statement-breakpoint
CREATE INDEX "customer_imports_checked_idx" ON "customer_imports" USING btree ("checked_at");