CREATE TABLE "text_translations" (
	"language" text NOT NULL,
	"digest" text NOT NULL,
	"english" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "text_translations_language_digest_pk" PRIMARY KEY("language","digest")
);
--> statement-breakpoint
ALTER TABLE "text_translations" ADD CONSTRAINT "text_translations_changed_by_profiles_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_translations_changed_by_idx" ON "text_translations" USING btree ("changed_by");