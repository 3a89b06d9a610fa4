<?php
/** A small stand-in of the builder's plugin object, by its documentation for developers. */

// phpcs:disable

namespace Elementor {

final class Plugin {
	public static $instance;
	public $elements_manager;
}

final class ElementsManager {
	public function create_element_instance( array $data ) {
		return 0 === strpos( $data['widgetType'], 'tide-' ) ? new \Tides\Widget( $data['widgetType'] ) : new Widget( $data['widgetType'] );
	}
}

class Widget {
	private $type;
	public function __construct( $type ) { $this->type = $type; }
	public function print_element() {
		echo "<p>$this->type</p>";
		if ( 'tide-throwing' === $this->type ) { ob_start(); throw new \Exception( 'broken widget' ); }
	}
	public function get_settings_for_display() {
		return array( 'title' => 'Resolved', 'size' => 'xl', 'align' => 'left' );
	}
}

Plugin::$instance = new Plugin();
Plugin::$instance->elements_manager = new ElementsManager();

}

namespace Tides {

final class Widget extends \Elementor\Widget {}

}
