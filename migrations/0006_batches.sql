ALTER TABLE `checks` ADD `batch` text;--> statement-breakpoint
CREATE INDEX `checks_batch` ON `checks` (`user_id`,`batch`);